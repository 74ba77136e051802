import selfsigned from 'selfsigned';

export type Certificate = { key: string; cert: string };

/** A certificate for localhost that this process alone uses; browsers ask once whether to trust it. */
export const createCertificate = async (): Promise<Certificate> => {
  const { private: key, cert } = await selfsigned.generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    extensions: [
      {
        name: 'subjectAltName',
        altNames: [
          { type: 2, value: 'localhost' },
          { type: 2, value: '*.localhost' },
        ],
      },
    ],
  });
  return { key, cert };
};
