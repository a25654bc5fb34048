import { CharacterAvatarById } from '../../shared/character-avatar-by-id/character-avatar-by-id';
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
        <Figure character={character} />
      </span>
      <CharacterStats character={character} canUpgrade={spending?.isOn ?? false} />
      <CharacterFacts character={character} isWorldShown={isWorldShown} />
      <CharacterButtons character={character} canUpgrade={spending?.isOn ?? false} />
    </div>
  );
}

/** The character as the game draws it; of who is not ranked the drawing that takes its place. */
function Figure({ character }: { character: OwnCharacter }) {
  const { id, standing } = character;
  if (standing === undefined || standing.rank === null) {
    return <CharacterPicture character={character} size={192} view="figure" />;
  }
  return <CharacterAvatarById characterId={id} size={192} />;
}
