export const BACK_OFFICE_KEYS_HELP = `  PORTAL_BACK_OFFICE_KEYS   keys with which companies decide sign-ups (page: /staff), publish notifications and let apps show the portal: alias=key, separated by commas
`;

const SHORTEST = 16;

/** The keys of companies' back offices by alias. Throws an error that names an invalid entry's alias, never a key. */
export const readBackOfficeKeys = (
  env: Readonly<Record<string, string | undefined>>,
): Record<string, string> => {
  const entries = (env.PORTAL_BACK_OFFICE_KEYS ?? '').split(',').filter((entry) => entry !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const [alias = '', ...rest] = entry.split('=');
      const key = rest.join('=');
      if (alias === '' || key.length < SHORTEST) {
        throw new Error(`PORTAL_BACK_OFFICE_KEYS: the key of "${alias}" needs ${SHORTEST} characters`);
      }
      return [alias, key];
    }),
  );
};
