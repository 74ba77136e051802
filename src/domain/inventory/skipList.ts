/** PORTAL_PRODUCT_INVENTORY_CHECK_SKIP, comma-separated. Invalid ids are ignored. */
export function parseSkipList(setting: unknown): number[] {
  return String(setting ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter((id) => /^\d+$/.test(id))
    .map(Number);
}
