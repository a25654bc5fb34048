import { MESO_ITEM_ID } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { FoundField, useTypedSearch, type TypedFieldProps } from '../fields/found-field';
import { itemSearchQuery, type FoundItem } from './drops.queries';

const MAX_LENGTH = 64;

/** An item, found by a part of its name or by its id; 0 is mesos. */
export function ItemField(props: TypedFieldProps<FoundItem>) {
  const t = useTexts('mfe-admin');
  const search = useTypedSearch(props.value, itemSearchQuery);
  const isMesos = props.value.trim() === String(MESO_ITEM_ID);
  return (
    <FoundField
      {...props}
      maxLength={MAX_LENGTH}
      found={isMesos ? [{ id: MESO_ITEM_ID, name: t('dropEdits.mesos') }] : (search.data ?? [])}
      search={isMesos ? { error: null, isAnswered: true } : search}
      optionOf={({ id, name }) => ({ key: String(id), text: name, detail: <bdi>{id}</bdi> })}
      countText={(count) => t(count === 0 ? 'dropEdits.items.none' : 'dropEdits.items.found', { count })}
    />
  );
}
