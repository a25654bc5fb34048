export * from './share-card.js';
export { APP_ICON, APP_ICON_PX, FAVICON, ICON_SKY } from './site-icon.js';
export { ShareCardsModule } from './share-cards.module.js';
