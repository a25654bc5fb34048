import { LostPage, QueryStates, type QueryStatesProps } from '@portico/portal-kit';
import { type IconName, LinkButton } from '@portico/ui';

export interface DetailPageProps<T> extends Pick<
  QueryStatesProps<T>,
  'query' | 'errorTitle' | 'skeleton' | 'children'
> {
  /** Shown if there is no such thing. */
  lost: { title: string; hint: string };
  /** A link to its list: the primary action if there is no such thing, beside the retry if loading failed. */
  back: { href: string; text: string; icon?: IconName };
}

/** A page of one thing, in its four states. */
export function DetailPage<T>({ lost, back: { text, ...link }, ...states }: DetailPageProps<T>) {
  return (
    <QueryStates
      {...states}
      back={<LinkButton {...link}>{text}</LinkButton>}
      notFound={
        <LostPage
          {...lost}
          actions={
            <LinkButton {...link} variant="primary">
              {text}
            </LinkButton>
          }
        />
      }
    />
  );
}
