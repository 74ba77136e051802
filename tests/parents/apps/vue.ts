import { createPortal, type PortalHandle } from '@wholesale-portal/host-sdk';
import { createApp, defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';
import { listen } from './listen.ts';
import { type ParentOptions, type Report, startParent } from './parent.ts';

const orderingPortal = (options: ParentOptions, report: Report) =>
  defineComponent(() => {
    const container = ref<HTMLElement | null>(null);
    let portal: PortalHandle | null = null;
    onMounted(() => {
      if (!container.value) return;
      portal = createPortal({ ...options, container: container.value });
      listen(portal, report);
    });
    onBeforeUnmount(() => {
      report.onPortal(null);
      void portal?.destroy();
    });
    return () => h('div', { ref: container, style: { height: '100%' } });
  });

startParent((container, options, report) => {
  const app = createApp(orderingPortal(options, report));
  app.mount(container);
  return () => app.unmount();
});
