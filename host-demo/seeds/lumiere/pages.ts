import { join } from 'node:path';
import type { PagesSeed } from '../types.ts';

export const PAGES: PagesSeed = {
  folder: join(import.meta.dirname, 'pages'),
  language: 'fr',
  place: {
    hours: [{ days: [1, 2, 3, 4], opens: '09:00', closes: '17:00' }],
    people: [
      {
        name: 'Élodie Tremblay',
        role: { en: 'Adviser', es: 'Asesora', fr: 'Conseillère' },
        phone: '+1 514 555 0168',
      },
    ],
  },
};
