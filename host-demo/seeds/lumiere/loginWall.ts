import type { withLoginWall } from '../make/loginWall.ts';

export const LOGIN_WALL: Parameters<typeof withLoginWall>[2] = {
  hours: { en: 'Mon–Thu, 9 AM–5 PM', es: 'Lun.–jue., 9:00–17:00', fr: 'Lun.–jeu., 9 h–17 h' },
  facts: [
    {
      sign: 'products',
      title: { en: '{products} products', es: '{products} productos', fr: '{products} produits' },
      text: { en: 'Skin care and perfume', es: 'Cuidados y perfumes', fr: 'Soins et parfums' },
    },
    {
      sign: 'payment',
      title: { en: 'Valid for 30 days', es: 'Válidos 30 días', fr: 'Valables 30 jours' },
      text: { en: 'Your quotes, with your terms', es: 'Sus cotizaciones', fr: 'Tous vos devis' },
    },
    {
      sign: 'delivery',
      title: { en: 'Ships from Montréal', es: 'Envíos desde Montreal', fr: 'Expédié de Montréal' },
      text: { en: 'Advice included', es: 'Con asesoría', fr: 'Conseils compris' },
    },
  ],
};
