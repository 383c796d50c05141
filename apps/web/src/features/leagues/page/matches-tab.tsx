import { Button, Stack } from '@mantine/core';
import type { LeagueHeadFragment } from '@setpoint/client/documents';
import { useMe } from '@setpoint/client/session';
import { EmptyState, toast } from '@setpoint/ui';
import { useTranslation } from 'react-i18next';
import { FixtureList } from '../../../entities/competitions/fixture-list.js';
import { entrantName } from '../../../entities/competitions/fixture.js';
import { CardSection, Section } from '../../../entities/competitions/section.js';
import { EntrantName } from '../../../entities/competitions/side-name.js';
import { ChallengeMember, useLeagueCommand } from './commands.js';
import { toFixture } from './fixtures.js';
import { GroupFrame, memberOf, type ShownGroup } from './group-frame.js';
import own from './league.module.css';

/** The matches of a group, mine first, and whom I could challenge (LEA-05). */
export default function MatchesTab({ league }: { readonly league: LeagueHeadFragment }) {
  return (
    <GroupFrame league={league} tab="matches">
      {(group) => <Matches group={group} timeZone={league.timeZone} />}
    </GroupFrame>
  );
}

function Matches({ group, timeZone }: { readonly group: ShownGroup; readonly timeZone: string }) {
  const { t } = useTranslation('league');
  const me = useMe();
  const mine = memberOf(group, me?.id ?? null);
  const isMine = ({ sideA, sideB }: ShownGroup['fixtures'][number]) =>
    mine !== null && (sideA.id === mine.id || sideB.id === mine.id);
  const all = [...group.fixtures, ...(group.final && !hasFinal(group) ? [group.final] : [])];
  const sections = [
    { key: 'mine', list: all.filter(isMine) },
    { key: mine ? 'others' : 'all', list: all.filter((fixture) => !isMine(fixture)) },
  ] as const;
  return (
    <Stack gap="xl">
      {all.length === 0 && <EmptyState order={3} title={t('matches.empty.title')} text={t('matches.empty.text')} />}
      {sections.map(
        ({ key, list }) =>
          list.length > 0 && (
            <Section key={key} title={t(`matches.${key}`)}>
              <FixtureList fixtures={list.map(toFixture)} timeZone={timeZone} />
            </Section>
          ),
      )}
      {group.challengeable.length > 0 && <Challenge group={group} />}
    </Stack>
  );
}

const hasFinal = ({ fixtures, final }: ShownGroup): boolean => fixtures.some(({ id }) => id === final?.id);

function Challenge({ group }: { readonly group: ShownGroup }) {
  const { t } = useTranslation('league');
  const [challenge, busy] = useLeagueCommand(ChallengeMember);
  const press = async (memberId: string) => {
    const isDone = await challenge({ input: { groupId: group.id, memberId } });
    if (isDone) toast({ tone: 'success', text: t('matches.challenge.done') });
  };
  return (
    <CardSection title={t('matches.challenge.title')} hint={t('matches.challenge.text')}>
      <ul className={own.people}>
        {group.challengeable.map((member) => (
          <li key={member.id}>
            <EntrantName entry={member} />
            <Button
              size="sm"
              variant="light"
              disabled={busy}
              aria-label={t('matches.challenge.of', { name: entrantName(member) })}
              onClick={() => void press(member.id)}
            >
              {t('matches.challenge.action')}
            </Button>
          </li>
        ))}
      </ul>
    </CardSection>
  );
}
