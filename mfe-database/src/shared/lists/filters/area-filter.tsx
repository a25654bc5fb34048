import { QUEST_AREA_NAMES, QUEST_REGIONS } from '@portico/domain';
import { useTexts } from '@portico/i18n';
import { SelectField } from '@portico/ui';

interface AreaFilterProps {
  area: string;
  /** Id of the search's form: without scripts all fields are sent together. */
  form: string;
  set: (patch: { area: string }) => void;
}

/** The areas of the world, as quests name them. */
export function AreaFilter({ area, form, set }: AreaFilterProps) {
  const t = useTexts('mfe-database');
  return (
    <SelectField
      label={t('lists.area')}
      name="area"
      form={form}
      value={area}
      anyText={t('lists.anyArea')}
      options={QUEST_REGIONS.map((region) => ({
        value: QUEST_AREA_NAMES[region],
        text: t(`area.${region}`),
      }))}
      onChange={(value) => set({ area: value })}
    />
  );
}
