-- A keyed hash of the sender's network, to limit the rate; deleted when it is too old for that.
alter table reviews add column sender text;
