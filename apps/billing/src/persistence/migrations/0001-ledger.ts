import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The double-entry ledger: the database itself checks that every transaction sums to zero (BIL-03). */
export class CreateLedger1795381400001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Double entry in integer cents. Debits are positive, credits negative, as seen by us: what we owe a player is negative.
      create table ledger_account (
        id bigint generated always as identity primary key,
        kind text not null check (kind in ('PROVIDER', 'REVENUE', 'VAT', 'FEES', 'PRIZES', 'CREDIT', 'HELD')),
        owner_id text collate "C",
        currency char(3) not null check (currency ~ '^[A-Z]{3}$'),
        balance bigint not null default 0, -- kept for owned accounts only
        check ((owner_id is not null) = (kind in ('CREDIT', 'HELD'))),
        constraint credit_covered check (owner_id is null or balance <= 0),
        unique nulls not distinct (kind, owner_id, currency),
        unique (id, currency)
      );

      create table ledger_transaction (
        id text collate "C" primary key,
        cause text not null unique, -- 'payment:p1:captured': one cause, one posting
        currency char(3) not null,
        posted_at timestamptz not null,
        reverses text collate "C" unique references ledger_transaction,
        made_in xid8 not null default pg_current_xact_id(),
        unique (id, currency)
      );

      create table ledger_entry (
        transaction_id text collate "C" not null,
        account_id bigint not null,
        currency char(3) not null,
        amount bigint not null check (amount <> 0),
        primary key (transaction_id, account_id),
        foreign key (transaction_id, currency) references ledger_transaction (id, currency),
        foreign key (account_id, currency) references ledger_account (id, currency)
      );
      create index on ledger_entry (account_id);

      -- At the commit. On both tables: a header alone is no transaction, and an entry may come after SET CONSTRAINTS IMMEDIATE.
      create function ledger_balances() returns trigger language plpgsql as $$
      declare asked text := to_jsonb(new) ->> tg_argv[0]; total numeric; entries int;
      begin
        select coalesce(sum(amount), 0), count(*) into total, entries from ledger_entry where transaction_id = asked;
        if total <> 0 or entries < 2 then
          raise exception 'ledger transaction % has % entries that sum to %', asked, entries, total using errcode = 'check_violation';
        end if;
        return null;
      end $$;
      create constraint trigger ledger_balances after insert on ledger_transaction
        deferrable initially deferred for each row execute function ledger_balances('id');
      create constraint trigger ledger_balances after insert on ledger_entry
        deferrable initially deferred for each row execute function ledger_balances('transaction_id');

      -- Entries only in the database transaction that made their header; balances are kept for players' accounts alone:
      -- PROVIDER and REVENUE are in every posting, and one hot row would let commits through one by one.
      create function ledger_entries_added() returns trigger language plpgsql as $$
      begin
        if exists (select from added a join ledger_transaction t on t.id = a.transaction_id where t.made_in <> pg_current_xact_id()) then
          raise exception 'a posted ledger transaction takes no more entries' using errcode = 'integrity_constraint_violation';
        end if;
        update ledger_account set balance = balance + a.amount from added a where ledger_account.id = a.account_id and ledger_account.owner_id is not null;
        return null;
      end $$;
      create trigger ledger_entries_added after insert on ledger_entry
        referencing new table as added for each statement execute function ledger_entries_added();

      create function ledger_is_immutable() returns trigger language plpgsql as $$
      begin raise exception '% is append-only', tg_table_name using errcode = 'integrity_constraint_violation'; end $$;
      create trigger immutable before update or delete or truncate on ledger_transaction for each statement execute function ledger_is_immutable();
      create trigger immutable before update or delete or truncate on ledger_entry for each statement execute function ledger_is_immutable();

      -- The only writer. Accounts are locked in one order. False: this cause is posted already. Raises credit_covered.
      create function post(p_id text, p_cause text, p_currency text, p_at timestamptz, p_entries jsonb, p_reverses text default null)
      returns boolean language plpgsql security definer set search_path from current as $$
      begin
        insert into ledger_transaction (id, cause, currency, posted_at, reverses)
          values (p_id, p_cause, p_currency, p_at, p_reverses) on conflict (cause) do nothing;
        if not found then return false; end if;
        perform 1 from ledger_account where owner_id is not null and id in (select (e ->> 'account')::bigint from jsonb_array_elements(p_entries) e)
          order by id for no key update;
        insert into ledger_entry (transaction_id, account_id, currency, amount)
          select p_id, (e ->> 'account')::bigint, p_currency, (e ->> 'amount')::bigint from jsonb_array_elements(p_entries) e;
        return true;
      end $$;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
