import { useTexts } from '@portico/i18n';
import { useState } from 'react';
import { FoundField, useTypedSearch } from '../../shared/settled/found-field';
import { itemNamesQuery } from './holders.queries';
import styles from './holders-page.module.css';

const MAX_LENGTH = 64;

/** Finds an item by a part of its name or by its id. */
export function ItemChoice({ item, onChoose }: { item: number; onChoose: (id: number) => void }) {
  const t = useTexts('mfe-admin');
  const [text, setText] = useState(item === 0 ? '' : String(item));
  const search = useTypedSearch(text, itemNamesQuery);
  const items = search.data?.sections.find(({ kind }) => kind === 'item')?.hits ?? [];
  return (
    <FoundField
      className={styles.field}
      label={t('holders.field')}
      isCompact
      maxLength={MAX_LENGTH}
      value={text}
      onType={setText}
      onChoose={({ id }) => onChoose(id)}
      found={items}
      search={search}
      optionOf={({ id, name }) => ({ key: String(id), text: name, detail: <bdi>{id}</bdi> })}
      countText={(count) => t(count === 0 ? 'dropEdits.items.none' : 'dropEdits.items.found', { count })}
    />
  );
}
