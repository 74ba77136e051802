import type { FastifyReply, FastifyRequest } from 'fastify';

const HANG_MS = 20_000;
const FILE_OF_A_BUILD = /\.[0-9a-f]{8}\.js$/;
/** The pages, and the files with which a slot begins: they lead to the files of the newest build. */
const START_OF_A_BUILD = /^\/(?!backend\/|config\.json)[^.]*$|\.html$|\/(mount|remoteEntry)\.js$/;

export const createPortalFaults = () => {
  let answering = Promise.withResolvers<void>();
  answering.resolve();
  let isRedeployed = false;
  return {
    /** No request is answered until `answer` is called. */
    hang() {
      const hanging = Promise.withResolvers<void>();
      answering = hanging;
      setTimeout(hanging.resolve, HANG_MS).unref();
    },
    answer: () => answering.resolve(),
    /** The present build's files are gone for those who have loaded it; whoever loads the portal anew gets the files of the next build. */
    redeploy() {
      isRedeployed = true;
    },
    async onRequest({ url }: FastifyRequest, reply: FastifyReply): Promise<void> {
      await answering.promise;
      const [path = ''] = url.split('?');
      if (START_OF_A_BUILD.test(path)) isRedeployed = false;
      if (isRedeployed && FILE_OF_A_BUILD.test(path))
        await reply.code(404).type('text/plain').send('Not found');
    },
  };
};
export type PortalFaults = ReturnType<typeof createPortalFaults>;
