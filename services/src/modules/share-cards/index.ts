export { CardSubjects } from './card-subjects.js';
export * from './share-card.js';
export { APP_ICON, APP_ICONS, FAVICON, ICON_SKY } from './site-icon.js';
export { ShareCardsModule } from './share-cards.module.js';
