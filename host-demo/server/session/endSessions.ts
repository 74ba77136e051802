import type { Database } from '../database/schema.ts';
import type { FirebaseSignIn } from '../firestore/firebaseSignIn.ts';
import { removeDevices } from '../push/devices.ts';
import type { CustomerDocuments } from '../routes/documents/customerDocuments.ts';
import type { DocumentStreams } from '../routes/documents/streams.ts';
import type { SessionOwner, Sessions } from './sessions.ts';

type Parts = {
  database: Database;
  sessions: Sessions;
  streams: DocumentStreams;
  documents: CustomerDocuments;
  firebaseSignIn: FirebaseSignIn | null;
  logWarning: (error: unknown, message: string) => void;
};

/**
 * Ends sessions, with their streams, push devices and sign-ins to Firebase. A device that can't be removed now isn't served all the same,
 * because its session is looked for whenever something is sent.
 */
export const createSessionEnds = ({
  database,
  sessions,
  streams,
  documents,
  firebaseSignIn,
  logWarning,
}: Parts) => {
  /** The session has ended all the same; what it reads there ends when its token is an hour old. */
  const revoke = async (owner: SessionOwner): Promise<void> => {
    try {
      await firebaseSignIn?.revoke(owner);
    } catch (error) {
      logWarning(error, 'the sign-in to Firebase of an ended session is still valid');
    }
  };

  const removeDevicesOf = async (
    { companyId, userId }: SessionOwner,
    isRemoved: (sessionId: string | null) => boolean,
  ): Promise<void> => {
    try {
      const user = await database
        .selectFrom('users')
        .select('email')
        .where('company_id', '=', companyId)
        .where('id', '=', userId)
        .executeTakeFirst();
      if (!user) return;
      await removeDevices({ documents }, { companyId, email: user.email }, (_, sessionId) =>
        isRemoved(sessionId),
      );
    } catch (error) {
      logWarning(error, 'the push devices of an ended session are still there');
    }
  };

  return {
    async end({ id, ...owner }: SessionOwner & { id: string }): Promise<void> {
      await sessions.end(id);
      streams.endSession(id);
      await Promise.all([revoke(owner), removeDevicesOf(owner, (sessionId) => sessionId === id)]);
    },
    async endAll({ companyId, userId }: SessionOwner): Promise<void> {
      await sessions.endAll({ companyId, userId });
      streams.endUser({ companyId, userId });
      await Promise.all([revoke({ companyId, userId }), removeDevicesOf({ companyId, userId }, () => true)]);
    },
  };
};
export type SessionEnds = ReturnType<typeof createSessionEnds>;
