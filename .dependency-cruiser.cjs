/** Who may import whom: docs/architecture.md as rules. Each says why, and what to do instead. */

const packages = (...names) => `^node_modules/(@types/)?(${names.join('|')})(/|$)`;
const REACT = ['react', 'react-dom'];
const I18N = ['i18next', 'react-i18next'];

/** A room may import these places and these packages, and nothing else. */
const room = (name, from, { places = [], modules = [], why }) => ({
  name,
  severity: 'error',
  comment: why,
  from: { path: from },
  to: { pathNot: [...places, ...(modules.length > 0 ? [packages(...modules)] : [])] },
});

/** Only these files may import the package. */
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
        'A cycle has no first file to understand, also when it consists of types. Move what both need into a third file below them.',
      from: { pathNot: '^src/state/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-in-state',
      severity: 'error',
      comment:
        'As no-cycles. Cycles of types are still allowed here, until no use case takes the whole workspace.',
      from: { path: '^src/state/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'no-unresolved',
      severity: 'error',
      comment: 'An import that leads nowhere. Mend the path, or install the package.',
      from: {},
      to: { couldNotResolve: true },
    },
    room('domain-is-pure', '^src/domain/', {
      places: ['^src/domain/'],
      modules: ['big\\.js'],
      why: 'Rules are pure, so that they can be read and tested alone: hand in what they need as a value.',
    }),
    room('design-system-knows-no-business', '^src/design-system/', {
      places: ['^src/design-system/'],
      modules: [...REACT, 'styled-components', '@base-ui/react', 'lucide-react'],
      why: 'The design system serves any business. Texts and figures come by props; what knows products belongs in components/.',
    }),
    room('api-speaks-the-wire', '^src/api/', {
      places: ['^src/api/', '^src/domain/'],
      modules: ['valibot', 'axios', 'eventsource-client', '@elastic/elasticsearch'],
      why: 'A call knows the wire and the domain. What to do with the answer is decided in state/.',
    }),
    room('bridge-speaks-to-the-parent', '^src/bridge/', {
      places: ['^src/bridge/', '^src/domain/'],
      modules: ['penpal', 'valibot'],
      why: 'The contract with parents stands alone, since the host SDK ships it. Behaviour belongs in app/ or state/.',
    }),
    room('platform-is-the-outside', '^src/platform/', {
      places: ['^src/platform/', '^src/domain/', '^locales/'],
      modules: ['papaparse', ...I18N],
      why: 'The platform wraps the browser and its services. Who uses it is not its affair.',
    }),
    room('host-sdk-ships-alone', '^src/host-sdk/', {
      places: ['^src/host-sdk/', '^src/bridge/(contract|guards|shapes|withTimeout)\\.ts$'],
      modules: ['penpal', ...REACT],
      why: 'Parents install the SDK without the portal: only the contract and its guards may come along.',
    }),
    {
      name: 'host-sdk-react-in-one-file',
      severity: 'error',
      comment: 'Parents without React use the SDK too. React stays in OrderingPortal.tsx.',
      from: { path: '^src/host-sdk/', pathNot: '^src/host-sdk/OrderingPortal\\.tsx$' },
      to: { path: packages(...REACT) },
    },
    room('state-decides', '^src/state/', {
      places: ['^src/state/', '^src/domain/', '^src/api/', '^src/bridge/', '^src/platform/'],
      modules: ['zustand', '@tanstack/react-query', 'react'],
      why: 'Use cases know no screen. Answer with a value and let the screen show it.',
    }),
    {
      name: 'state-react-in-hooks',
      severity: 'error',
      comment: 'Use cases run without React. Put what needs it into a file named use….ts.',
      from: { path: '^src/state/', pathNot: '/use[A-Z][A-Za-z]*\\.ts$' },
      to: { path: packages('react', 'react-dom') },
    },
    room('components-live-on-props', '^src/components/', {
      places: ['^src/components/', '^src/design-system/', '^src/domain/'],
      modules: [
        ...REACT,
        'styled-components',
        'lucide-react',
        'react-router',
        '@tanstack/react-virtual',
        ...I18N,
      ],
      why: 'A component gets everything by props, so that any screen can use it. What reads stores belongs in widgets/.',
    }),
    room('routing-knows-paths', '^src/routing/', {
      places: ['^src/routing/', '^src/domain/'],
      why: 'Every layer that links to a screen imports the paths, so they stand below all of them. Build the link from plain values.',
    }),
    room('widgets-are-shared-parts', '^src/widgets/', {
      places: [
        '^src/widgets/',
        '^src/components/',
        '^src/design-system/',
        '^src/state/',
        '^src/domain/',
        '^src/routing/',
      ],
      modules: [...REACT, 'styled-components', 'lucide-react', 'react-router', ...I18N],
      why: 'Several screens share a widget, so it knows none of them. Take what differs by props; calls belong behind a use case in state/.',
    }),
    room('screens-compose', '^src/screens/', {
      places: [
        '^src/screens/',
        '^src/widgets/',
        '^src/components/',
        '^src/design-system/',
        '^src/state/',
        '^src/domain/',
        '^src/routing/',
      ],
      modules: [
        ...REACT,
        'styled-components',
        'lucide-react',
        'react-router',
        'react-hook-form',
        '@tanstack/react-virtual',
        ...I18N,
      ],
      why: 'A screen loads, guards and composes. Calls belong in api/, behind a use case in state/.',
    }),
    {
      name: 'screens-are-strangers',
      severity: 'error',
      comment:
        'A screen never imports another area’s screen. Move what both need to widgets/, or to components/ when it lives on props.',
      from: { path: '^src/screens/([^/]+)/' },
      to: { path: '^src/screens/', pathNot: '^src/screens/$1/' },
    },
    {
      name: 'nothing-enters-the-app',
      severity: 'error',
      comment:
        'app/ and the entries import everything, so nothing may import them. Move what is needed below: paths to routing/, use cases to state/.',
      from: { path: '^src/', pathNot: '^src/(app/|standalone\\.tsx$|mount\\.tsx$)' },
      to: { path: '^src/(app/|standalone\\.tsx$|mount\\.tsx$)' },
    },
    {
      name: 'product-knows-no-demo',
      severity: 'error',
      comment: 'The product must be buildable without the demo. Turn the dependency round.',
      from: { path: '^src/' },
      to: { path: '^(host-demo|tests|e2e)/' },
    },
    only(
      'axios-in-http',
      'axios',
      '^src/api/http\\.ts$',
      'Transport has one place. Send calls through Http.',
    ),
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
        'The back office prices on its own side, so that a shared bug can’t hide. It shares schemas, and types alone.',
      from: { path: '^host-demo/(server|seeds)/' },
      to: {
        path: '^src/',
        pathNot: '^src/api/(.+/(schema|settingsSchema)|wire|wireValues)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-takes-domain-types',
      severity: 'error',
      comment:
        'Of the portal, the back office may know the domain’s types and the wire’s schemas. Nothing above them.',
      from: { path: '^host-demo/(server|seeds)/' },
      to: { path: '^src/', pathNot: '^src/(domain/|api/(.+/(schema|settingsSchema)|wire|wireValues)\\.ts$)' },
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
      comment: 'Journeys see what a person sees. Use roles, names and texts.',
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
