/** PORTAL_PRODUCT_INVENTORY_CHECK_SKIP, ids separated by commas, as product ids; what is no id is left out. */
export function parseSkipList(setting: unknown): number[] {
  return String(setting ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d+$/.test(id))
    .map(Number);
}
