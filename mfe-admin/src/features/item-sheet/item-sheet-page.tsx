import { SPRITE_CATEGORIES, type SpriteCategory, spriteCategoryOf } from '@portico/avatar';
import { useTexts } from '@portico/i18n';
import { defineSearch, uncheckedText, oneOf, QueryStates, useSearch } from '@portico/portal-kit';
import { Button, FormField, SelectField, Stack, Window } from '@portico/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AdminHeader } from '../../shared/admin-frame/admin-header';
import { EXAMPLE_ITEM } from '../../shared/developer/examples';
import { type LookFault, useLookFaultText } from '../../shared/developer/look-form';
import { spriteSetQuery } from '../../shared/developer/sprites.queries';
import { SpriteSheet } from './sprite-sheet';
import styles from './item-sheet-page.module.css';

export function ItemSheetPage() {
  const t = useTexts('mfe-admin');
  const { item, choose } = useSingleItem();
  return (
    <Stack gap={3}>
      <AdminHeader title={t('itemSheet.title')} lead={t('itemSheet.lead')} />
      <Window title={t('itemSheet.item')} icon="search">
        <ItemForm key={`${item.category}/${item.id}`} item={item} choose={choose} />
      </Window>
      <ItemSheet key={`${item.category}/${item.id}`} {...item} />
    </Stack>
  );
}

function ItemForm({ item, choose }: ReturnType<typeof useSingleItem>) {
  const t = useTexts('mfe-admin');
  const [category, setCategory] = useState(item.category);
  const [id, setId] = useState(String(item.id));
  const [isTried, setIsTried] = useState(false);
  const fault = isTried ? itemFault(category, id) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (itemFault(category, id) === undefined) choose({ category, id: Number(id) });
  };
  const faultText = useLookFaultText();
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <SelectField
        label={t('itemSheet.category')}
        value={category}
        options={SPRITE_CATEGORIES.map((value) => ({ value, text: value }))}
        onChange={(value) => setCategory(SPRITE_CATEGORIES.find((one) => one === value) ?? 'Coat')}
      />
      <FormField
        label={t('developer.id')}
        value={id}
        error={faultText(fault)}
        inputMode="numeric"
        autoComplete="off"
        dir="ltr"
        maxLength={8}
        placeholder={String(EXAMPLE_ITEM.id)}
        onChange={({ target }) => setId(target.value)}
      />
      <Button type="submit" size="large" variant="primary" icon="search">
        {t('itemSheet.show')}
      </Button>
    </form>
  );
}

function ItemSheet({ category, id }: SingleItem) {
  const t = useTexts('mfe-admin');
  const query = useQuery(spriteSetQuery({ category, id }));
  return (
    <QueryStates
      query={query}
      errorTitle={t('developer.notLoaded', { path: `/api/wz-xml/position/${category}/${id}` })}
      skeleton="60rem"
    >
      {(set) => <SpriteSheet set={set} />}
    </QueryStates>
  );
}

interface SingleItem {
  category: SpriteCategory;
  id: number;
}

function itemFault(category: SpriteCategory, text: string): LookFault | undefined {
  if (!/^\d{1,8}$/.test(text.trim())) return { code: 'number' };
  const id = Number(text);
  const found = spriteCategoryOf(id);
  return found === category ? undefined : { code: 'category', id, category: found };
}

const itemSearch = defineSearch({ category: oneOf(SPRITE_CATEGORIES), id: uncheckedText() });

function useSingleItem() {
  const { view, set } = useSearch(itemSearch);
  const { category } = view;
  const item: SingleItem =
    category === undefined || itemFault(category, view.id) !== undefined
      ? EXAMPLE_ITEM
      : { category, id: Number(view.id) };
  return {
    item,
    choose: ({ category: chosen, id }: SingleItem) => set({ category: chosen, id: String(id) }),
  };
}
