import { definePage } from '@portico/portal-kit';
import { paths } from '../../paths';

export const characterLayersPage = definePage({
  path: paths.characterLayers,
  lazy: () =>
    import(/* webpackChunkName: "character-layers" */ './character-layers-page').then(
      (page) => page.CharacterLayersPage,
    ),
  handle: {
    title: 'characterLayers.title',
    description: 'characterLayers.description',
    icon: 'user',
    menu: { label: 'characterLayers.title' },
  },
});
