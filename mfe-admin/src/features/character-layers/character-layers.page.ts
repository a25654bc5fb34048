import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const characterLayersPage = definePage({
  path: paths.testSprite,
  lazy: () =>
    import(/* webpackChunkName: "character-layers" */ './character-layers-page').then(
      (page) => page.CharacterLayersPage,
    ),
  handle: {
    title: 'testSprite.title',
    description: 'testSprite.description',
    menu: { label: 'testSprite.title', icon: 'user' },
  },
});
