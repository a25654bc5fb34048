import { useTexts } from '@portico/i18n';
import { QueryStates } from '@portico/portal-kit';
import { LinkButton, Skeleton, Stack, Window } from '@portico/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths';
import { Checkerboard } from '../../../shared/developer/checkerboard';
import { LookForm, PoseFields } from '../../../shared/developer/look-form';
import { framesOfStance, MissingSets, useSpriteSets } from '../../../shared/developer/sprite-sets';
import { drawingQuery } from '../../../shared/developer/sprites.queries';
import type { LookDraftState } from '../../../shared/developer/use-look-draft';
import styles from './character-preview.module.css';

export function CharacterPreview(draft: LookDraftState) {
  const t = useTexts('mfe-admin');
  const { look, stance, search } = draft;
  const sets = useSpriteSets(look);
  const frames = framesOfStance(sets.uses, stance);
  const frame = Math.min(draft.frame, frames - 1);
  const query = useQuery({ ...drawingQuery(look, stance, frame), placeholderData: keepPreviousData });
  return (
    <Window
      title={t('wzExplorer.preview.title')}
      icon="user"
      actions={
        <LinkButton size="small" icon="filter" href={paths.testSprite + search}>
          {t('wzExplorer.preview.layers')}
        </LinkButton>
      }
    >
      <div className={styles.columns}>
        <LookForm {...draft} />
        <Stack gap={3}>
          <Checkerboard className={styles.ground}>
            <QueryStates
              query={query}
              errorTitle={t('wzExplorer.preview.error')}
              skeleton={<Skeleton shape="box" height="288px" width="288px" />}
            >
              {(address) => (
                <img
                  className={styles.picture}
                  src={address}
                  width={288}
                  height={288}
                  alt={t('wzExplorer.preview.alt')}
                />
              )}
            </QueryStates>
          </Checkerboard>
          <PoseFields {...draft} frames={frames} />
          <MissingSets {...sets} />
        </Stack>
      </div>
    </Window>
  );
}
