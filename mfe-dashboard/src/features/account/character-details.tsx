import type { Overview } from './account.queries';
import { CharacterButtons } from './character-buttons';
import styles from './character-details.module.css';
import { CharacterFacts } from './character-facts';
import { CharacterPicture } from './character-picture';
import { CharacterStats } from './character-stats';
import type { OwnCharacter } from './own-character';

export interface CharacterDetailsProps {
  character: OwnCharacter;
  isWorldShown: boolean;
  spending: Overview['spending'] | undefined;
}

/** Everything about a character, and what can be done with it. */
export function CharacterDetails({ character, isWorldShown, spending }: CharacterDetailsProps) {
  return (
    <div className={styles.details}>
      <span className={styles.figure}>
        <CharacterPicture character={character} size={192} view="figure" />
      </span>
      <CharacterStats character={character} canUpgrade={spending?.isOn ?? false} />
      <CharacterFacts character={character} isWorldShown={isWorldShown} />
      <CharacterButtons character={character} canUpgrade={spending?.isOn ?? false} />
    </div>
  );
}
