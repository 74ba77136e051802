/** The allowed imports, see docs/architecture.md. Each rule says why, and what to do instead. */

const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`;
const REACT = ['react', 'react-dom'];
const I18N = ['i18next', 'react-i18next'];

const SCHEMAS = [
  '^src/api/(.+/(schema|[a-zA-Z]+Schema)|wire|wireValues)\\.ts$',
  '^src/sync/stores/(schema|[a-zA-Z]+Schema)\\.ts$',
];

/** A layer may import these folders and packages, and nothing else. */
const layer = (name, from, { folders = [], modules = [], why }) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: from },
  to: { pathNot: [...folders, ...(modules.length > 0 ? [packages(...modules)] : [])] },
});

const only = (name, module, files, why) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: '^src/', pathNot: files },
  to: { path: packages(module) },
});

module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment:
        'A cycle can’t be read from one end, also when it consists of types. Move what both need into a third file.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'The imported file doesn’t exist. Fix the path, or install the package.',
      from: {},
      to: { couldNotResolve: true },
    },
    layer('domain-is-pure', '^src/domain/', {
      folders: ['^src/domain/'],
      modules: ['big\\.js'],
      why: 'Rules are pure, so that they can be read and tested alone. Pass what they need as a value.',
    }),
    layer('design-system-knows-no-business', '^src/design-system/', {
      folders: ['^src/design-system/'],
      modules: [...REACT, 'styled-components', '@base-ui/react', 'lucide-react'],
      why: 'The design system doesn’t depend on the business. Pass texts and numbers as props; components for products belong in components/.',
    }),
    layer('api-speaks-the-wire', '^src/api/', {
      folders: ['^src/api/', '^src/domain/', '^src/sync/rules/'],
      modules: ['valibot', 'axios', '@elastic/elasticsearch'],
      why: 'A call knows the wire and the domain. Handle its response in state/.',
    }),
    layer('bridge-speaks-to-the-parent', '^src/bridge/', {
      folders: ['^src/bridge/', '^src/domain/'],
      modules: ['penpal', 'valibot'],
      why: 'The host SDK includes the contract with parents, so it has no other imports. Behaviour belongs in app/ or state/.',
    }),
    layer('sync-rules-are-pure', '^src/sync/rules/', {
      folders: ['^src/sync/rules/'],
      why: 'Patches and logs are the same in every store and tab, so they know no store, tab or clock. Pass what they need as a value.',
    }),
    layer('sync-stores-keep-documents', '^src/sync/stores/', {
      folders: ['^src/sync/(rules|stores)/', '^src/api/(callError|calls)\\.ts$'],
      modules: ['valibot', 'eventsource-client'],
      why: 'A store reads, changes and watches documents, whatever is in them. Decide when in sync/engine/, and what a document says in a codec.',
    }),
    layer('sync-engine-knows-no-store', '^src/sync/engine/', {
      folders: [
        '^src/sync/(rules|engine)/',
        '^src/api/callError\\.ts$',
        '^src/domain/access/',
        '^src/platform/',
      ],
      modules: ['zustand', 'valibot'],
      why: 'The engine works with any store, document and screen, and without React. Pass the store and the codec; choose the store in app/.',
    }),
    layer('platform-is-the-outside', '^src/platform/', {
      folders: ['^src/platform/', '^src/domain/', '^src/sync/rules/records\\.ts$', '^locales/'],
      modules: [
        'jsbarcode',
        'papaparse',
        'read-excel-file',
        'credit-card-type',
        'altcha-lib',
        'firebase',
        ...I18N,
      ],
      why: 'The platform wraps the browser and its services, and doesn’t know the code that uses it.',
    }),
    layer('service-worker-runs-alone', '^src/serviceWorker/', {
      folders: [
        '^src/serviceWorker/',
        '^src/platform/(serviceWorkerMessage|hexDigest|push/subscriptionAddress)\\.ts$',
        '^src/api/push/devicePatch\\.ts$',
      ],
      modules: ['core', 'expiration', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}`),
      why: 'The service worker runs without a page. What it shares with pages is the message between them, and how a push address is registered.',
    }),
    layer('host-sdk-ships-alone', '^src/host-sdk/', {
      folders: [
        '^src/host-sdk/',
        '^src/bridge/(contextGuards|contract|guards|laterEventGuards|paymentGuards|prerenderMark|settingsGuards|shapes|withTimeout)\\.ts$',
      ],
      modules: ['penpal', ...REACT],
      why: 'Parents install the SDK without the portal, so it imports only the contract and its guards.',
    }),
    {
      name: 'host-sdk-react-in-one-file',
      severity: 'error',
      comment:
        'Parents without React use the SDK too. React stays in OrderingPortal.tsx; its version may be read.',
      from: { path: '^src/host-sdk/', pathNot: '^src/host-sdk/OrderingPortal\\.tsx$' },
      to: { path: packages(...REACT), pathNot: '/package\\.json$' },
    },
    layer('state-decides', '^src/state/', {
      folders: [
        '^src/state/',
        '^src/domain/',
        '^src/api/',
        '^src/sync/(rules|engine)/',
        '^src/bridge/',
        '^src/platform/',
      ],
      modules: ['zustand', '@tanstack/react-query', 'react'],
      why: 'Use cases don’t know screens. Return a value and let the screen show it.',
    }),
    {
      name: 'state-react-in-hooks',
      severity: 'error',
      comment: 'Use cases run without React. Move React code to a file named use….ts.',
      from: { path: '^src/state/', pathNot: '/use[A-Z][A-Za-z]*\\.ts$' },
      to: { path: packages('react', 'react-dom') },
    },
    layer('components-live-on-props', '^src/components/', {
      folders: ['^src/components/', '^src/design-system/', '^src/domain/'],
      modules: [...REACT, 'styled-components', 'lucide-react', 'react-router', ...I18N],
      why: 'A component gets everything as props, so that any screen can use it. Components that read stores belong in widgets/.',
    }),
    layer('routing-knows-paths', '^src/routing/', {
      folders: ['^src/routing/', '^src/domain/'],
      why: 'Every layer that links to a screen imports the paths, so paths import nothing above the domain. Build the link from plain values.',
    }),
    layer('widgets-are-shared-parts', '^src/widgets/', {
      folders: [
        '^src/widgets/',
        '^src/components/',
        '^src/design-system/',
        '^src/state/',
        '^src/domain/',
        '^src/routing/',
      ],
      modules: [...REACT, 'styled-components', 'lucide-react', 'react-router', ...I18N],
      why: 'Several screens share a widget, so it knows none of them. Pass differences as props; calls belong behind a use case in state/.',
    }),
    layer('screens-compose', '^src/screens/', {
      folders: [
        '^src/screens/',
        '^src/widgets/',
        '^src/components/',
        '^src/design-system/',
        '^src/state/',
        '^src/domain/',
        '^src/routing/',
      ],
      modules: [...REACT, 'styled-components', 'lucide-react', 'react-router', 'react-hook-form', ...I18N],
      why: 'A screen loads, guards and composes. Calls belong in api/, behind a use case in state/.',
    }),
    {
      name: 'screens-are-strangers',
      severity: 'error',
      comment:
        'A screen never imports another area’s screen. Move what both need to widgets/, or to components/ when it needs only props.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    layer('card-page-stands-alone', '^src/(cardPage/|entries/cardPage\\.ts$)', {
      folders: [
        '^src/cardPage/',
        '^src/domain/',
        '^src/bridge/(cardContract|connectCardParent)\\.ts$',
        '^src/api/payments/tokens/',
        '^src/api/(callError|retries)\\.ts$',
        '^src/platform/(cardBrand|clock|identifier|page)\\.ts$',
        '^src/design-system/theme/variables\\.ts$',
        '^locales/',
      ],
      why: 'The card is typed in a page of its own, which is small because it has little code. Show things with dom.ts.',
    }),
    {
      name: 'card-page-without-libraries',
      severity: 'error',
      comment:
        'What the card page imports may not load these libraries either: they are several times its own code (docs/decisions/041-a-card-page-without-libraries.md).',
      from: { path: '^src/entries/cardPage\\.ts$' },
      to: {
        path: packages(...REACT, ...I18N, 'styled-components', 'valibot', 'penpal', 'axios'),
        reachable: true,
      },
    },
    {
      name: 'nothing-enters-the-app',
      severity: 'error',
      comment:
        'app/ and the entries import everything, so nothing may import them. Move the shared code: paths to routing/, use cases to state/.',
      from: { path: '^src/', pathNot: '^src/(app|entries)/' },
      to: { path: '^src/(app|entries)/' },
    },
    {
      name: 'product-knows-no-demo',
      severity: 'error',
      comment: 'The product must be buildable without the demo. Reverse the dependency.',
      from: { path: '^src/' },
      to: { path: '^(host-demo|tests|e2e)/' },
    },
    only('axios-in-http', 'axios', '^src/api/http\\.ts$', 'There is one transport. Send calls through Http.'),
    only(
      'penpal-at-the-bridge',
      'penpal',
      '^src/(bridge|host-sdk)/',
      'Penpal is one of two transports. Use the Parent port.',
    ),
    only(
      'decimals-in-domain',
      'big\\.js',
      '^src/domain/',
      'Arithmetic on money is a rule. Write it in domain/ and call it.',
    ),
    {
      name: 'server-takes-schemas',
      severity: 'error',
      comment:
        'The back office prices on its own side, so that a shared bug can’t hide. It imports schemas and types only.',
      from: { path: '^host-demo/(server|seeds)/' },
      to: {
        path: '^src/',
        pathNot: SCHEMAS,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-takes-domain-types',
      severity: 'error',
      comment: 'The back office may import only the domain’s types and the wire’s schemas.',
      from: { path: '^host-demo/(server|seeds)/' },
      to: {
        path: '^src/',
        pathNot: ['^src/(domain|sync/rules)/', ...SCHEMAS],
      },
    },
    {
      name: 'shell-is-a-parent',
      severity: 'error',
      comment: 'The demo CRM uses the portal as any parent would: through the host SDK.',
      from: { path: '^host-demo/shell/' },
      to: { path: '^(src|host-demo)/', pathNot: '^(src/host-sdk/|host-demo/shell/)' },
    },
    {
      name: 'journeys-know-no-code',
      severity: 'error',
      comment: 'Browser tests use the page as a customer does. Use roles, names and texts.',
      from: { path: '^e2e/' },
      to: { path: '^src/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
    combinedDependencies: true,
  },
};
