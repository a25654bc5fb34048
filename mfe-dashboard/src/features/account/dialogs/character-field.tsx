import { useTexts } from '@portico/i18n';
import { useFormat } from '@portico/portal-kit';
import { SelectField } from '@portico/ui';
import type { OwnCharacter } from '../account.queries';
import { CharacterPicture } from '../characters/character-picture';
import styles from './character-field.module.css';

interface CharacterFieldProps {
  characters: readonly OwnCharacter[];
  value: number;
  onChange: (id: number) => void;
  isReadOnly?: boolean;
}

export function CharacterField({ characters, value, onChange, isReadOnly = false }: CharacterFieldProps) {
  const t = useTexts('mfe-dashboard');
  const format = useFormat();
  const chosen = characters.find(({ id }) => id === value);
  return (
    <div className={styles.root}>
      {chosen && <CharacterPicture character={chosen} size={64} className={styles.picture} />}
      <SelectField
        label={t('dialog.character')}
        className={styles.field}
        disabled={isReadOnly}
        value={String(value)}
        onChange={(id) => onChange(Number(id))}
        options={characters.map(({ id, name, level }) => ({
          value: String(id),
          text: t('dialog.characterOption', { name, level: format.level(level) }),
        }))}
      />
    </div>
  );
}
