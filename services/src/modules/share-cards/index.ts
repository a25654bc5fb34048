export * from './share-card.js';
export { ShareCardsModule } from './share-cards.module.js';
