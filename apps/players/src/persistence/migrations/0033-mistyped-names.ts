import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names are found whatever one mistake there is in each word; resembling ones are sought only if there are none. */
export class FindMistypedNames1763683200033 implements MigrationInterface {
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

      -- Up to so many players who are called like the folded text: those whose name contains it; if they are not enough,
      -- also those whose name has all its words with one mistake in each; if they are not enough either, also those whose
      -- name resembles it. A function, so that the thresholds are its own.
      create function players_called(wanted text, enough integer, most integer)
        returns table (player_id text, is_mistyped boolean)
        language plpgsql stable
        set pg_trgm.similarity_threshold = 0.45
        set pg_trgm.word_similarity_threshold = 0.45
        set enable_seqscan = off
      as $$
      declare
        of_all_words text;
        found integer;
      begin
        return query select s.player_id, false from player_search s
          where name_key like case when length(wanted) < 3 then wanted || '%' else '%' || wanted || '%' end
          limit most;
        get diagnostics found = row_count;
        if found >= enough then return; end if;

        select string_agg(format('name_spellings(name_key) && %L', name_spellings(word)), ' and ') into of_all_words
          from unnest(string_to_array(wanted, ' ')) word where length(word) >= 3;
        if of_all_words is not null then
          return query execute format('select player_id, true from player_search where %s limit %s', of_all_words, most);
          get diagnostics found = row_count;
          if found >= enough then return; end if;
        end if;

        return query select s.player_id, false from player_search s
          where wanted <% name_key or name_key % wanted
          limit most;
      end $$;

      analyze player_search;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
