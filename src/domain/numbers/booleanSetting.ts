/** (rules: Boolean settings) Case doesn't matter, because the vectors contain "False". */
export function booleanSetting(value: unknown, fallback: boolean): boolean {
  switch (typeof value === 'object' ? '' : String(value).toLowerCase()) {
    case 'true':
    case '1':
      return true;
    case 'false':
    case '0':
      return false;
    default:
      return fallback;
  }
}
