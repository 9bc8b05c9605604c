// Editing a table's categories: new categories and attributes, their ids, and the field that a
// refusal is about. Pure.

import { newId } from "../../core/net.js";

/** @typedef {import("../../core/store.js").Category} Category */
/**
 * @typedef {object} FieldPlace  a field of the editor, by indices; `attribute` null: the category's own
 * @property {number} category @property {number|null} attribute
 * @property {"name"|"pool"|"price"|"limit"|"start"|"cap"|"attributes"} field
 */

/** The names of a Die's grades, by grade. */
export const GRADES = ["none", "d4", "d6", "d8", "d10", "d12"];

/** An empty attribute. @returns {Category["attributes"][number]} */
export function newAttribute() {
  return { id: "", name: "", kind: "val", start: 0, cap: 5 };
}

/** An empty category with one attribute. @returns {Category} */
export function newCategory() {
  return { id: "", name: "", pool: 5, attributes: [newAttribute()], frame: false, price: 100, limit: 5 };
}

/**
 * An id derived from a name that is not taken yet.
 * @param {string} name
 * @param {ReadonlySet<string>} taken
 */
export function idFromName(name, taken) {
  const plain = name.normalize("NFKD").toLowerCase().replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
  const base = plain.slice(0, 30).replace(/-$/, "") || newId().slice(0, 8).toLowerCase();
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  return id;
}

/**
 * The categories with ids for everything new and names trimmed.
 * @param {readonly Category[]} categories
 * @returns {Category[]}
 */
export function withIds(categories) {
  const taken = new Set(categories.flatMap((category) => [category, ...category.attributes].map((each) => each.id)));
  /** @param {string} id @param {string} name */
  const named = (id, name) => {
    const own = id || idFromName(name, taken);
    taken.add(own);
    return own;
  };
  return categories.map((category) => ({
    ...category,
    name: category.name.trim(),
    id: named(category.id, category.name),
    attributes: category.attributes.map((each) => ({
      ...each,
      name: each.name.trim(),
      id: named(each.id, each.name),
    })),
  }));
}

/**
 * The field that a refusal is about; null when it is about none.
 * @param {{code: string, params: Record<string, any>}} refusal
 * @param {readonly Category[]} categories  as they were sent
 * @returns {FieldPlace|null}
 */
export function fieldOfRefusal(refusal, categories) {
  const { code, params } = refusal;
  switch (code) {
    case "bad-name":
    case "bad-id":
    case "id-twice":
      return findField(categories, (each) => each.id === params.id, "name");
    case "bad-number":
      return findField(categories, (each) => each.name === params.name && each[params.what] === params.value, params.what);
    case "start-above-cap":
      return findField(categories, (each) => each.kind && each.id === params.attribute?.attribute, "start");
    case "no-attributes":
      return findField(categories, (each) => each.attributes && each.id === params.category?.category, "attributes");
    default:
      return null;
  }
}

/**
 * The given field of the first category or attribute that fits.
 * @param {readonly Category[]} categories
 * @param {(each: any) => boolean} fits
 * @param {FieldPlace["field"]} field
 * @returns {FieldPlace|null}
 */
function findField(categories, fits, field) {
  for (const [i, category] of categories.entries()) {
    if (fits(category)) return { category: i, attribute: null, field };
    const j = category.attributes.findIndex(fits);
    if (j >= 0) return { category: i, attribute: j, field };
  }
  return null;
}
