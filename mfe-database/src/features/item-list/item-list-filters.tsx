import { ITEM_CLASSES, ITEM_SOURCES, ITEM_TYPES, WEAPON_TYPES } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';
import { LevelRange } from '../../shared/level-range';
import type { ItemListLinks } from './item-list.queries';

export function ItemListFilters({ links: { view, set }, form }: { links: ItemListLinks; form: string }) {
  const t = useTexts('mfe-database');
  return (
    <>
      <LevelRange view={view} form={form} onChange={set} />
      <SelectField
        label={t('list.class')}
        name="wornBy"
        form={form}
        value={view.wornBy ?? ''}
        options={[
          { value: '', text: t('list.anyClass') },
          ...ITEM_CLASSES.map((name) => ({ value: name, text: t(`property.job.${name}`) })),
        ]}
        onChange={(wornBy) => set({ wornBy })}
      />
      <SelectField
        label={t('type.label')}
        name="type"
        form={form}
        value={view.type ?? ''}
        options={[
          { value: '', text: t('type.all') },
          ...ITEM_TYPES.map((type) => ({ value: type, text: t(`type.${type}`) })),
        ]}
        onChange={(type) => set({ type })}
      />
      <SelectField
        label={t('advanced.weaponTypes')}
        name="weaponType"
        form={form}
        value={view.weaponType ?? ''}
        options={[
          { value: '', text: t('list.anyWeapon') },
          ...WEAPON_TYPES.map((type) => ({ value: type, text: t(`advanced.weapon.${type}`) })),
        ]}
        onChange={(weaponType) => set({ weaponType })}
      />
      <SelectField
        label={t('list.source')}
        name="source"
        form={form}
        value={view.source ?? ''}
        options={[
          { value: '', text: t('list.anySource') },
          ...ITEM_SOURCES.map((source) => ({ value: source, text: t(`list.sources.${source}`) })),
        ]}
        onChange={(source) => set({ source })}
      />
    </>
  );
}
