-- A keyed hash of the network a review came from, to count against haste; forgotten when it is too old for that.
alter table reviews add column sender text;
