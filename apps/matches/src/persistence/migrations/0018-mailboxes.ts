import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Aliases of one mailbox are one address for who wants no more messages. */
export class Mailboxes1763683200018 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // As domain/rules/mailbox.ts was then: without what follows a plus, and of Gmail without dots.
    await runner.query(`
      -- Null in rows of replicas that don't know it yet.
      alter table guest add column mailbox text;
      update guest set mailbox = case
          when address not like '%@%' then address
          when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
            then replace(regexp_replace(split_part(lower(address), '@', 1), '(.)\\+.*$', '\\1'), '.', '') || '@gmail.com'
          else regexp_replace(lower(address), '(.)\\+.*@', '\\1@')
        end;

      insert into silenced_address (address, silenced_at)
        select case
          when address not like '%@%' then address
          when split_part(lower(address), '@', 2) in ('gmail.com', 'googlemail.com')
            then replace(regexp_replace(split_part(lower(address), '@', 1), '(.)\\+.*$', '\\1'), '.', '') || '@gmail.com'
          else regexp_replace(lower(address), '(.)\\+.*@', '\\1@')
        end, min(silenced_at)
        from silenced_address group by 1
        on conflict do nothing;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
