/** The texts come in files, one for each group: the entry's with the portal, the others with the screens that name them. */
export const TEXT_GROUPS = {
  entry: ['common', 'session'],
  shop: [
    'layout',
    'catalogue',
    'pricing',
    'cart',
    'home',
    'deals',
    'recommendations',
    'orders',
    'notifications',
    'pages',
  ],
  checkout: ['checkout'],
  payments: ['payments'],
  history: ['history', 'information'],
  access: ['access'],
  settings: ['settings'],
  favourites: ['favourites'],
  quickOrder: ['quickOrder'],
  approvals: ['approvals'],
  inventory: ['inventory'],
  device: ['device'],
  designSystem: ['designSystem'],
} as const;

export type TextGroup = keyof typeof TEXT_GROUPS;
export type Namespace = (typeof TEXT_GROUPS)[TextGroup][number];

export const namespacesOf = (groups: readonly TextGroup[]): Namespace[] =>
  groups.flatMap((group) => TEXT_GROUPS[group]);
