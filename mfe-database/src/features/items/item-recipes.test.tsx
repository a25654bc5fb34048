import { renderInPortal } from '@portico/testing/react';
import texts from '../../i18n/en.json' with { type: 'json' };
import { ItemRecipes } from './item-recipes';

it('shows nothing where an older portal sends no recipes', () => {
  const { container } = renderInPortal(
    <section aria-label="Recipes">
      <ItemRecipes detail={{}} titleLevel={2} />
    </section>,
    { path: '/item/1302000', texts: { 'mfe-database': texts } },
  );
  expect(container.querySelector('section')).toBeEmptyDOMElement();
});
