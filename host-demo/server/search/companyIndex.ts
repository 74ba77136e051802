import type { CodeIndex } from './codeIndex.ts';
import type { ProductIndex } from './productIndex.ts';
import type { Search } from './productSearch.ts';

/** Of one company: its products, the search in them, and their codes. */
export type CompanyIndex = { index: ProductIndex; search: Search; codes: CodeIndex };
