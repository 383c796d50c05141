import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are found with one mistake in each word; those that only resemble the text are sought where these are few. */
export class FindMistypedNames1763683200034 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Words of three letters and more, and each without one of its letters. Two words that share a spelling are one
      -- mistake apart: a letter that is replaced, left out, added, or swapped with the next one. Particles are also read as
      -- a part of the next word: D'Amico, Damico.
      create function name_spellings(name text) returns text[] language sql immutable strict parallel safe as $$
        select coalesce(array_agg(distinct spelling), '{}')
        from (
          select unnest(string_to_array(name, ' '))
          union select unnest(string_to_array(regexp_replace(name, '(?<![^ ])([^ ]{1,2}) ', '\\1', 'g'), ' '))
        ) words(word)
        cross join lateral (
          select word union all select overlay(word placing '' from i for 1) from generate_series(1, length(word)) i
        ) spellings(spelling)
        where length(word) >= 3
      $$;

      create index player_search_by_spelling on player_search using gin (name_spellings(name_key));

      drop function players_called(text, integer);

      -- Up to so many players of each kind who are called like the folded text: those whose name contains it; if they are not
      -- enough, those whose name has all its words with one mistake in each; if one word finds not enough, or several find
      -- nobody, those whose name resembles it. A function, so that the thresholds are its own; whole rows, so that none is
      -- looked up again.
      create function players_called(wanted text, enough integer, most integer)
        returns table (found player_search, is_mistyped boolean)
        language plpgsql stable
        set pg_trgm.similarity_threshold = 0.45
        set pg_trgm.word_similarity_threshold = 0.45
        set enable_seqscan = off
      as $$
      declare
        as_typed text := case when length(wanted) < 3 then wanted || '%' else '%' || wanted || '%' end;
        of_all_words text;
        rows_of_kind integer;
        rows_found integer;
      begin
        return query select s, false from player_search s where s.name_key like as_typed limit most;
        get diagnostics rows_found = row_count;
        if rows_found >= enough then return; end if;

        select string_agg(format('name_spellings(s.name_key) && %L', name_spellings(word)), ' and ') into of_all_words
          from unnest(string_to_array(wanted, ' ')) word where length(word) >= 3;
        if of_all_words is not null then
          return query execute format(
            'select s, true from player_search s where %s and s.name_key not like %L limit %s', of_all_words, as_typed, most);
          get diagnostics rows_of_kind = row_count;
          rows_found := rows_found + rows_of_kind;
        end if;
        if rows_found >= enough or (rows_found > 0 and wanted like '% %') then return; end if;

        return query select s, false from player_search s
          where (wanted <% s.name_key or s.name_key % wanted)
            and (rows_found = 0 or (s.name_key not like as_typed and not name_spellings(s.name_key) && name_spellings(wanted)))
          limit most;
      end $$;

      analyze player_search;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
