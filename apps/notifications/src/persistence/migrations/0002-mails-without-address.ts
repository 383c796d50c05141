import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MailsWithoutAddress1763683200002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Where people's mails go. Not a column of person: an address may be known before the name, or change without it.
      create table address (
        user_id text primary key,
        email text not null
      );
      insert into address (user_id, email) select user_id, email from person where email is not null;
      alter table person drop column email;

      -- A mail is composed when it is sent, because only then address and language have to be known. Until then it has
      -- what it is about instead of recipient, text and language.
      alter table message
        alter column recipient drop not null,
        alter column text drop not null,
        alter column language drop not null,
        add column user_id text,
        add column content jsonb,
        add constraint message_composed_or_not check (
          case when content is null
            then recipient is not null and text is not null and language is not null
            else user_id is not null and recipient is null and text is null and language is null
          end
        );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
