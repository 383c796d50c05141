import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invoices, credit notes and receipts: numbered without gaps, never changed (BIL-05). */
export class CreateDocuments1795381400011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table document_number (
        type text collate "C" not null check (type in ('INVOICE', 'CREDIT_NOTE', 'RECEIPT')),
        year int not null,
        last int not null check (last >= 0),
        last_date date not null,
        primary key (type, year)
      );

      create table document (
        type text collate "C" not null,
        year int not null,
        number int not null,
        issued_on date not null,
        cause text collate "C" not null unique, -- 'payment:p1' or 'refund:r1': one document each
        player_id text collate "C" not null,
        original_type text collate "C",
        original_year int,
        original_number int,
        content jsonb not null,
        primary key (type, year, number),
        foreign key (original_type, original_year, original_number) references document (type, year, number),
        check ((type = 'CREDIT_NOTE') = (original_number is not null)),
        check (num_nulls(original_type, original_year, original_number) in (0, 3)),
        check (extract(year from issued_on) = year)
      );
      create index on document (player_id, issued_on, type, number);
      create index on document (original_type, original_year, original_number);

      -- The only writer, called last in a transaction: the counter's row stays locked until the commit, and a rollback gives
      -- the number back. Under that lock nobody else gives the same cause a number. A clock that is behind never issues an
      -- earlier date than that of the last number.
      create function issue_document(p_type text, p_date date, p_cause text, p_player text, p_content jsonb)
      returns document language plpgsql security definer set search_path from current as $$
      declare issued document; counter document_number;
      begin
        select * into issued from document where cause = p_cause;
        if found then return issued; end if;
        insert into document_number values (p_type, extract(year from p_date), 0, p_date) on conflict do nothing;
        select * into counter from document_number where type = p_type and year = extract(year from p_date) for update;
        select * into issued from document where cause = p_cause;
        if found then return issued; end if;
        update document_number set last = last + 1, last_date = greatest(last_date, p_date)
          where type = counter.type and year = counter.year returning * into counter;
        insert into document values (
          counter.type, counter.year, counter.last, counter.last_date, p_cause, p_player,
          p_content #>> '{original,type}', (p_content #>> '{original,year}')::int, (p_content #>> '{original,number}')::int, p_content
        ) returning * into issued;
        return issued;
      end $$;

      create function document_is_immutable() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete or truncate on document
        for each statement execute function document_is_immutable();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
