/**
 * A row of a list that a customer pastes or drops. `line`: its line in the list, from 1. `code`, `name`: as written; `name` has the
 * words that are neither code nor quantity. `quantity`: a decimal with a point; null where the row has none. `unit`: as written ("cs");
 * empty without one. `quantityText`: the quantity as written. `packSize`: the 12 of "3x12", in which `quantity` is 3. `text`: the whole row, its cells separated by tabs.
 */
export type ListRow = {
  line: number;
  code: string;
  name: string;
  quantity: string | null;
  quantityText: string;
  unit: string;
  packSize: string | null;
  text: string;
  problem: 'quantity_unreadable' | null;
};

/** A list as it was read: its rows in order, and what was left out because it is no row. `proseLines`: sentences of a mail. */
export type List = {
  rows: ListRow[];
  headerLines: number;
  emptyLines: number;
  proseLines: { line: number; text: string }[];
};
