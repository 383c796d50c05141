-- __Many_words__ and who added them.
create table __table__ (
  id text primary key,
  name text not null,
  added_by text not null,
  added_at timestamptz not null,
  constraint __table___name_taken unique (added_by, name)
);
create index __table___by_age on __table__ (added_at, id);
