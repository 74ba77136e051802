import { createHttp } from '../../../src/api/http.ts';
import { createBackOfficeStore } from '../../../src/sync/stores/backOfficeStore.ts';
import { startBackEnd } from '../backEnd/backEnd.ts';
import { type CountingProxy, startCountingProxy } from '../countingProxy.ts';
import { serviceAddresses } from '../serviceAddresses.ts';
import type { StoreUnderTest } from './storeUnderTest.ts';

const DAY_MS = 24 * 3_600_000;

/** The store of the reference back end, over HTTP. */
export const openBackOffice = async (): Promise<StoreUnderTest> => {
  const backEnd = await startBackEnd();
  const lines: CountingProxy[] = [];
  return {
    async open(writer, who = 'buyer') {
      const line = await startCountingProxy(backEnd.address);
      lines.push(line);
      const logIn = () => backEnd.login(`${who}@demo.test`, 1);
      let token = await logIn();
      const http = createHttp({
        serviceUrls: serviceAddresses(`http://${line.address}`),
        headers: () => ({}),
        session: {
          token: async () => token,
          async renew() {
            token = await logIn();
            return token;
          },
        },
      });
      const store = createBackOfficeStore(
        http,
        writer,
        () => import('../../../src/sync/stores/watchDocuments.ts'),
      );
      return { store, line };
    },
    async expireTokens() {
      backEnd.clock.forward(DAY_MS);
    },
    async close() {
      for (const line of lines) await line.close();
      await backEnd.close();
    },
  };
};
