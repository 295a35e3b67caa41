-- Simultaneous posts were stored twice. Of the copies from one address, keep the first, approve it if any copy was
-- approved, and move the replies to it.

create temporary table copies as
  select id, min(id) over same as kept, bool_or(status = 'approved') over same as is_approved
  from reviews where not is_by_shop
  window same as (partition by product_id, lower(email), md5(body));
update reviews set status = 'approved' from copies where reviews.id = kept and copies.id <> kept and is_approved;
update reviews set parent_id = kept from copies where parent_id = copies.id and copies.id <> kept;
delete from reviews using copies where reviews.id = copies.id and copies.id <> kept;
drop table copies;

-- The text is hashed, because it can be too long for an index. The shop may repeat its replies.
create unique index reviews_once on reviews (product_id, lower(email), md5(body)) where not is_by_shop;

-- Threads are read from the top down.
create index reviews_by_parent on reviews (parent_id);
