import type { withLoginWall } from '../make/loginWall.ts';

export const LOGIN_WALL: Parameters<typeof withLoginWall>[2] = {
  hours: {
    en: 'Mon–Fri, 7:30 AM–5:30 PM · Sat, 8 AM–1 PM',
    es: 'Lun.–vie., 7:30–17:30 · Sáb., 8:00–13:00',
    fr: 'Lun.–ven., 7 h 30–17 h 30 · Sam., 8 h–13 h',
  },
  facts: [
    {
      sign: 'products',
      title: { en: '{products} products', es: '{products} productos', fr: '{products} produits' },
      text: {
        en: 'Hardware, tools and lumber',
        es: 'Ferretería, herramienta y madera',
        fr: 'Quincaillerie, outils et bois',
      },
    },
    {
      sign: 'delivery',
      title: { en: 'Deliveries all week', es: 'Despachos toda la semana', fr: 'Livraisons en semaine' },
      text: { en: 'Monday to Friday', es: 'De lunes a viernes', fr: 'Du lundi au vendredi' },
    },
    {
      sign: 'payment',
      title: { en: '30-day credit', es: 'Crédito a 30 días', fr: 'Crédit de 30 jours' },
      text: {
        en: 'For registered customers',
        es: 'Para clientes registrados',
        fr: 'Pour les clients inscrits',
      },
    },
  ],
};
