-- Two posts at once were both kept. Of what one address has said twice the first stays, approved if a copy was, and what
-- answered the copies answers it.

create temporary table copies as
  select id, min(id) over same as kept, bool_or(status = 'approved') over same as is_approved
  from reviews where not is_by_shop
  window same as (partition by product_id, lower(email), md5(body));
update reviews set status = 'approved' from copies where reviews.id = kept and copies.id <> kept and is_approved;
update reviews set parent_id = kept from copies where parent_id = copies.id and copies.id <> kept;
delete from reviews using copies where reviews.id = copies.id and copies.id <> kept;
drop table copies;

-- Texts are longer than an index takes. The shop may thank as often as it likes.
create unique index reviews_once on reviews (product_id, lower(email), md5(body)) where not is_by_shop;

-- Threads are read from the top down.
create index reviews_by_parent on reviews (parent_id);
