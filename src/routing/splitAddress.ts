export const splitAddress = (address: string): { pathname: string; query: URLSearchParams } => {
  const [, pathname = '', query] = /^([^?#]*)(\?[^#]*)?/.exec(address) ?? [];
  return { pathname, query: new URLSearchParams(query) };
};
