/** The shirt of new characters, which all game files have. The developer pages start with it. */
export const EXAMPLE_ITEM = { category: 'Coat', id: 1_040_002 } as const;
export const EXAMPLE_PICTURE = '/png.php/Coat/01040002.img/stand1.0.mail.png';
export const EXAMPLE_FILE = 'Character.wz/Coat/01040002.img.xml';

/** The same shirt, trousers and a cap, which all game files have too. */
export const EXAMPLE_IDS = '1040002 1060002 1002357';
