type Policy = { createScriptURL(url: string): string };
type Policies = { createPolicy(name: string, rules: Policy): Policy };

/** What a parent lists in `trusted-types`. */
const POLICY = 'wholesale-portal';

let policy: Policy | undefined;

/**
 * A script's address as a page with `require-trusted-types-for 'script'` takes it. The one policy is made when the first script is
 * needed.
 */
export const trustedScript = (url: string): string => {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  policy ??= trustedTypes?.createPolicy(POLICY, { createScriptURL: (address) => address });
  return policy?.createScriptURL(url) ?? url;
};
