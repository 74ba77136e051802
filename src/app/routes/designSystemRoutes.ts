import { DefaultRedirect } from './DefaultRedirect.tsx';
import { type ScreenRoute, screenRoute } from './screenRoute.ts';

export const designSystemRoutes: { designSystem: ScreenRoute } = {
  designSystem:
    process.env.NODE_ENV === 'production'
      ? { Screen: DefaultRedirect }
      : screenRoute('designSystem', async () => {
          const code = await import(
            /* webpackChunkName: "design-system" */ '../../screens/designSystem/DesignSystemScreen.tsx'
          );
          return code.DesignSystemScreen;
        }),
};
