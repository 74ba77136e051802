import { join } from 'node:path';
import type { PagesSeed } from '../types.ts';

export const PAGES: PagesSeed = {
  folder: join(import.meta.dirname, 'pages'),
  language: 'es',
  updatedOn: { privacy: '2025-11-03' },
  place: {
    map_url: 'https://www.openstreetmap.org/?mlat=4.6416&mlon=-74.1101#map=16/4.6416/-74.1101',
    hours: [
      { days: [1, 2, 3, 4, 5], opens: '07:30', closes: '12:30' },
      { days: [1, 2, 3, 4, 5], opens: '13:30', closes: '17:30' },
      { days: [6], opens: '08:00', closes: '13:00' },
    ],
    people: [
      {
        name: 'Jorge Pardo',
        role: { en: 'Sales', es: 'Ventas', fr: 'Ventes' },
        phone: '+57 601 555 0189',
        email: 'jorge@ferreteriaandina.test',
      },
    ],
  },
  flyer: {
    title: 'Temporada de obra',
    days: 30,
    pages: [
      {
        picture: 'flyer-1.svg',
        width: 840,
        height: 1188,
        text: 'Temporada de obra. Corte de madera a la medida, sin costo en compras de más de diez tablas. Despachos de lunes a viernes.',
      },
    ],
  },
};
