function checkDigit(twelve: string): string {
  let sum = 0;
  for (let at = 0; at < twelve.length; at += 1) sum += Number(twelve[at]) * (at % 2 === 0 ? 1 : 3);
  return String((10 - (sum % 10)) % 10);
}

export function ean13(prefix: string, item: number): string {
  const twelve = prefix + String(item).padStart(6, '0');
  return twelve + checkDigit(twelve);
}
