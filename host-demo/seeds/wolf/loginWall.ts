import type { withLoginWall } from '../make/loginWall.ts';

export const LOGIN_WALL: Parameters<typeof withLoginWall>[2] = {
  hours: { en: 'Mon–Sat, 7 AM–6 PM', es: 'Lun.–sáb., 7:00–18:00', fr: 'Lun.–sam., 7 h–18 h' },
  facts: [
    {
      sign: 'products',
      title: { en: '{products} parts', es: '{products} repuestos', fr: '{products} pièces' },
      text: { en: 'Brakes to batteries', es: 'De frenos a baterías', fr: 'Des freins aux batteries' },
    },
    {
      sign: 'payment',
      title: { en: 'Net 30', es: 'Pago a 30 días', fr: 'Paiement à 30 jours' },
      text: { en: 'Or 1% off by card', es: 'O 1 % menos con tarjeta', fr: 'Ou 1 % de moins par carte' },
    },
    {
      sign: 'delivery',
      title: { en: 'Core credit', es: 'Crédito por cascos', fr: 'Consigne remboursée' },
      text: { en: 'When you return cores', es: 'Al devolver los cascos', fr: 'Au retour des pièces usées' },
    },
  ],
};
