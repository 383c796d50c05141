create table rally (
  id text primary key,
  user_id text not null,
  opponent_id text,
  strokes integer not null default 0,
  starts_at timestamptz,
  played_on date,
  played_at time,
  ends_at timestamptz,
  ended boolean not null default false
);
create table heard (position bigint generated always as identity primary key, event_id text not null, subject text not null, number integer not null);
