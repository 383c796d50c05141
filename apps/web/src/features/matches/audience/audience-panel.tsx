import { Button, Text, UnstyledButton } from '@mantine/core';
import type { MatchReaction, MatchViewFragment } from '@setpoint/client/documents';
import {
  IconBallTennis,
  IconEye,
  IconEyeOff,
  IconFlame,
  IconHeart,
  IconMoodSurprised,
  IconConfetti,
  type Icon,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { countOf, REACTIONS } from './audience.js';
import classes from './audience-panel.module.css';
import { useAudience } from './use-audience.js';

const ICONS: Readonly<Record<MatchReaction, Icon>> = {
  CLAP: IconConfetti,
  FIRE: IconFlame,
  ACE: IconBallTennis,
  HEART: IconHeart,
  WOW: IconMoodSurprised,
};

/** Who watches, and what they say; those who watch say it here (MAT-22). */
export function AudiencePanel({ match }: { readonly match: MatchViewFragment }) {
  const { t } = useTranslation('match-page');
  const { audience } = match;
  const { follow, unfollow, react } = useAudience(match);
  const shown = REACTIONS.filter((reaction) => audience.isFollowing || countOf(audience, reaction) > 0);
  if (audience.fans === 0 && !audience.canFollow && !audience.isFollowing) return null;
  return (
    <section className={classes.audience} aria-labelledby="audience">
      <div className={classes.head}>
        <div>
          <h3 id="audience" className={classes.title}>
            {t('audience.title')}
          </h3>
          <Text size="sm" c="var(--sp-quiet)">
            {audience.fans === 0 ? t('audience.none') : t('audience.fans', { count: audience.fans })}
          </Text>
        </div>
        {audience.canFollow && (
          <Button variant="default" leftSection={<IconEye size={18} aria-hidden />} onClick={follow}>
            {t('audience.follow')}
          </Button>
        )}
        {audience.isFollowing && (
          <Button variant="default" leftSection={<IconEyeOff size={18} aria-hidden />} onClick={unfollow}>
            {t('audience.unfollow')}
          </Button>
        )}
      </div>
      {shown.length > 0 && (
        <ul className={classes.reactions} aria-label={t('audience.reactions')}>
          {shown.map((reaction) => (
            <li key={reaction}>
              <ReactionCount
                reaction={reaction}
                count={countOf(audience, reaction)}
                mine={audience.myReaction === reaction}
                onReact={audience.isFollowing ? () => react(reaction) : undefined}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function ReactionCount({
  reaction,
  count,
  mine,
  onReact,
}: {
  readonly reaction: MatchReaction;
  readonly count: number;
  readonly mine: boolean;
  readonly onReact: (() => void) | undefined;
}) {
  const { t } = useTranslation('match-page');
  const Icon = ICONS[reaction];
  const content = (
    <>
      <Icon size={20} aria-hidden />
      {t(`audience.reaction.${reaction}`)}
      {count > 0 && <span className={classes.count}>{count}</span>}
    </>
  );
  if (!onReact) return <span className={classes.reaction}>{content}</span>;
  return (
    <UnstyledButton className={classes.reaction!} aria-pressed={mine} onClick={onReact}>
      {content}
    </UnstyledButton>
  );
}
